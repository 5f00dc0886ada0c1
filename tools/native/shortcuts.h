/* Short ways for what compiled rules do most. Included before what mypyc writes; whatever is not
   the plain case goes the usual way. Only what Python's C interface documents is used, so every
   version of CPython gets the same. */

#include <Python.h>

#ifdef __GNUC__

/* An item of a list is looked up without a call, a copy begun without a detour. `size_t` is what
   mypyc calls CPyTagged. */
inline __attribute__((always_inline)) PyObject *CPyList_GetItem(PyObject *list, size_t index);
inline __attribute__((always_inline)) PyObject *CPyList_GetItemBorrow(PyObject *list, size_t index);
inline __attribute__((always_inline)) PyObject *CPyList_Copy(PyObject *list);

#endif

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

/* `X.__new__(X)` makes an X without looking for the method. */
static PyObject *
spellwright_call_method(PyObject *name, PyObject *const *args, size_t count, PyObject *names)
{
    static PyObject *makes_new;
    if (makes_new == NULL)
        makes_new = PyUnicode_InternFromString("__new__");
    if (name != makes_new || PyVectorcall_NARGS(count) != 2 || names != NULL || args[0] != args[1]
        || !PyType_Check(args[0]))
        return PyObject_VectorcallMethod(name, args, count, names);
    PyTypeObject *type = (PyTypeObject *)args[0];
    PyObject *nothing = PyTuple_New(0);
    if (nothing == NULL)
        return NULL;
    PyObject *made = type->tp_new(type, nothing, NULL);
    Py_DECREF(nothing);
    return made;
}

#define PyObject_VectorcallMethod spellwright_call_method

/* `number in numbers` compares without asking Python for each item. Whether it is a small number, and
   then which: */
static inline int
spellwright_is_small(PyObject *thing, long *value)
{
    int is_large;
    if (!PyLong_CheckExact(thing))
        return 0;
    *value = PyLong_AsLongAndOverflow(thing, &is_large);
    return !is_large;
}

static inline int
spellwright_contains(PyObject *items, PyObject *wanted)
{
    long value, other;
    if (!PyList_CheckExact(items) && !PyTuple_CheckExact(items))
        return PySequence_Contains(items, wanted);
    if (!spellwright_is_small(wanted, &value))
        return PySequence_Contains(items, wanted);
    for (Py_ssize_t at = 0; at < PySequence_Fast_GET_SIZE(items); at++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, at);
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
    long value, other_value;
    if (how == Py_EQ && spellwright_is_small(one, &value)
        && spellwright_is_small(other, &other_value))
        return value == other_value;
    return PyObject_RichCompareBool(one, other, how);
}

#define PyObject_RichCompareBool spellwright_equal

/* Whether two lists hold the very same things, so that they are equal; `depth` says how far lists
   within them are looked into. Nothing is counted, so what is only compared is only read. */
static int
spellwright_same(PyObject *one, PyObject *other, int depth)
{
    Py_ssize_t size = PyList_GET_SIZE(one);
    if (size != PyList_GET_SIZE(other))
        return 0;
    for (Py_ssize_t at = 0; at < size; at++) {
        PyObject *item = PyList_GET_ITEM(one, at), *other_item = PyList_GET_ITEM(other, at);
        if (item == other_item)
            continue;
        if (depth == 0 || !PyList_CheckExact(item) || !PyList_CheckExact(other_item)
            || !spellwright_same(item, other_item, depth - 1))
            return 0;
    }
    return 1;
}

/* Lists are compared without a call for each item where they are the same. */
static inline PyObject *
spellwright_compare(PyObject *one, PyObject *other, int how)
{
    if ((how == Py_EQ || how == Py_NE) && PyList_CheckExact(one) && PyList_CheckExact(other)
        && spellwright_same(one, other, 1)) {
        PyObject *answer = how == Py_EQ ? Py_True : Py_False;
        Py_INCREF(answer);
        return answer;
    }
    return PyObject_RichCompare(one, other, how);
}

#define PyObject_RichCompare spellwright_compare
