/* Short ways for what compiled rules do most. Included before what mypyc writes; whatever is not
   the plain case goes the usual way. */

#include <Python.h>

/* An item of a list is looked up without a call. `size_t` is what mypyc calls CPyTagged. */
inline __attribute__((always_inline)) PyObject *CPyList_GetItem(PyObject *list, size_t index);
inline __attribute__((always_inline)) PyObject *CPyList_GetItemBorrow(PyObject *list, size_t index);

/* A list that has room is appended to without a call. */
static inline int
spellwright_append(PyObject *items, PyObject *item)
{
    PyListObject *list = (PyListObject *)items;
    Py_ssize_t size = Py_SIZE(list);
    if (size >= list->allocated)
        return PyList_Append(items, item);
    Py_INCREF(item);
    list->ob_item[size] = item;
    Py_SET_SIZE(list, size + 1);
    return 0;
}

#define PyList_Append spellwright_append

/* A thing's class is looked for among its bases, of which our classes have one each. */
static inline int
spellwright_is_a(PyObject *thing, PyTypeObject *wanted)
{
    for (PyTypeObject *type = Py_TYPE(thing); type != NULL; type = type->tp_base)
        if (type == wanted)
            return 1;
    return PyType_IsSubtype(Py_TYPE(thing), wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) spellwright_is_a((PyObject *)(thing), type)

/* `number in list` compares without asking Python for each item. Whether it is a number of one
   digit, and then which: */
static inline int
spellwright_is_small(PyObject *thing, Py_ssize_t *value)
{
    if (!PyLong_CheckExact(thing))
        return 0;
#if PY_VERSION_HEX >= 0x030C0000
    if (!PyUnstable_Long_IsCompact((PyLongObject *)thing))
        return 0;
    *value = PyUnstable_Long_CompactValue((PyLongObject *)thing);
#else
    Py_ssize_t size = Py_SIZE(thing);
    if (size < -1 || size > 1)
        return 0;
    *value = size ? size * (Py_ssize_t)((PyLongObject *)thing)->ob_digit[0] : 0;
#endif
    return 1;
}

static inline int
spellwright_contains(PyObject *items, PyObject *wanted)
{
    Py_ssize_t value, other;
    if (!PyList_CheckExact(items) || !spellwright_is_small(wanted, &value))
        return PySequence_Contains(items, wanted);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(items); at++) {
        PyObject *item = PyList_GET_ITEM(items, at);
        if (item == wanted)
            return 1;
        if (!spellwright_is_small(item, &other))
            return PySequence_Contains(items, wanted);
        if (other == value)
            return 1;
    }
    return 0;
}

#define PySequence_Contains spellwright_contains
