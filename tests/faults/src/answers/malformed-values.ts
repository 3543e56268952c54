/** Malformed values that a host may send for a field. Tests refer to them by name. */
export const malformedValues: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'an empty text': '',
  'a text': 'x',
  'a number as text': '12345',
  'NaN as text': 'NaN',
  'a huge text': '긴'.repeat(5000),
  true: true,
  zero: 0,
  'a negative number': -5000,
  'a fraction': 1.5,
  'a number beyond all': 1e21,
  'an object': {},
  'an empty list': [],
  'a list of nothing': [null],
  'a list of lists': [[], {}, 7],
}
