/**
 * The part of a contract's schema that answers are checked against, in a compact form for browsers:
 * - `s` a string, `d` a string of digits, `b` a boolean, `w` won, `p` a price, `c` a count, `i` an integer,
 *   `n` a number, `*` anything
 * - `#Name` the schema of that name
 * - `[schema]` a list, `[schema, 'null']` the schema or null, `[schema, 'table']` an object whose fields all have
 *   one schema
 * - `{ field: schema }` an object; a name ending in `?` is optional
 */
export type AnswerSchema =
  | string
  | readonly [AnswerSchema, ('null' | 'table')?]
  | { readonly [field: string]: AnswerSchema }
