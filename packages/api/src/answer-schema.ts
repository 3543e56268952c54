/**
 * What a part of an answer is held to:
 * - `s` a text, `d` one of digits, `b` yes or no, `w` won, `p` a price, `c` a count, `i` a whole number, `n` a number, `*` anything
 * - `#Name` what has that name
 * - `[shape]` a list, `[shape, 'null']` that or null, `[shape, 'table']` an object of such values
 * - `{ field: shape }` an object; a name with `?` at its end may be left out
 */
export type Shape = string | readonly [Shape, ('null' | 'table')?] | { readonly [field: string]: Shape }
