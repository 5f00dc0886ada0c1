/* `number in list` without a call for each item; every other `in` goes the usual way.

   Included before what mypyc writes, which asks Python for each comparison. */

#include <Python.h>

/* Whether it is a number of one digit, and then which. */
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
