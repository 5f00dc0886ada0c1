/* Short ways for what compiled rules do most. Included before what mypyc writes; whatever is not
   the plain case goes the usual way. */

#include <Python.h>

#include "memory.h"

/* An item of a list is looked up without a call, a copy begun without a detour. `size_t` is what
   mypyc calls CPyTagged. */
inline __attribute__((always_inline)) PyObject *CPyList_GetItem(PyObject *list, size_t index);
inline __attribute__((always_inline)) PyObject *CPyList_GetItemBorrow(PyObject *list, size_t index);
inline __attribute__((always_inline)) PyObject *CPyList_Copy(PyObject *list);

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

/* -- whole lists ------------------------------------------------------------------------------- */

/* A list that has room takes in another one. Whether it does: */
static int
spellwright_takes_in(PyObject *items, PyObject *more)
{
    if (!PyList_CheckExact(items) || !PyList_CheckExact(more))
        return 0;
    PyListObject *list = (PyListObject *)items;
    Py_ssize_t size = Py_SIZE(list), count = PyList_GET_SIZE(more);
    if (size + count > list->allocated)
        return 0;
    for (Py_ssize_t at = 0; at < count; at++) {
        PyObject *item = PyList_GET_ITEM(more, at);
        Py_INCREF(item);
        list->ob_item[size + at] = item;
    }
    Py_SET_SIZE(list, size + count);
    return 1;
}

/* An item is taken out of a list, whose room stays as it is. Whether there is such an item: */
static int
spellwright_takes_out(PyObject *items, Py_ssize_t place)
{
    PyListObject *list = (PyListObject *)items;
    Py_ssize_t last = Py_SIZE(list) - 1;
    if (place < 0 || place > last)
        return 0;
    PyObject *item = list->ob_item[place];
    memmove(list->ob_item + place, list->ob_item + place + 1, (last - place) * sizeof(PyObject *));
    Py_SET_SIZE(list, last);
    Py_DECREF(item);
    return 1;
}

/* `some += more` */
static inline PyObject *
spellwright_extended(PyObject *some, PyObject *more)
{
    if (!spellwright_takes_in(some, more))
        return PySequence_InPlaceConcat(some, more);
    Py_INCREF(some);
    return some;
}

#define PySequence_InPlaceConcat spellwright_extended

/* `del list[number]` */
static inline int
spellwright_delete(PyObject *items, PyObject *key)
{
    Py_ssize_t place;
    if (PyList_CheckExact(items) && spellwright_is_small(key, &place)
        && spellwright_takes_out(items, place < 0 ? place + PyList_GET_SIZE(items) : place))
        return 0;
    return PyObject_DelItem(items, key);
}

#define PyObject_DelItem spellwright_delete

/* What mypyc makes of list.remove, list.pop and list.extend. */
static inline int
spellwright_set_slice(PyObject *items, Py_ssize_t low, Py_ssize_t high, PyObject *values)
{
    if (values == NULL && high == low + 1 && spellwright_takes_out(items, low))
        return 0;
    if (values != NULL && low == PY_SSIZE_T_MAX && spellwright_takes_in(items, values))
        return 0;
    return PyList_SetSlice(items, low, high, values);
}

#define PyList_SetSlice spellwright_set_slice

/* `[number] * count` */
static inline PyObject *
spellwright_repeat(PyObject *items, Py_ssize_t count)
{
    if (!PyList_CheckExact(items) || PyList_GET_SIZE(items) != 1 || count < 1)
        return PySequence_Repeat(items, count);
    PyObject *list = PyList_New(count), *item = PyList_GET_ITEM(items, 0);
    if (list == NULL)
        return NULL;
    for (Py_ssize_t at = 0; at < count; at++) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, at, item);
    }
    return list;
}

#define PySequence_Repeat spellwright_repeat

/* Small numbers are compared without asking Python: list.count, list.index, list.remove. */
static inline int
spellwright_equal(PyObject *one, PyObject *other, int how)
{
    Py_ssize_t value, other_value;
    if (how == Py_EQ && spellwright_is_small(one, &value)
        && spellwright_is_small(other, &other_value))
        return value == other_value;
    return PyObject_RichCompareBool(one, other, how);
}

#define PyObject_RichCompareBool spellwright_equal
