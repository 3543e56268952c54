/** Glyphs that product lists need for their first paint. */
export const alert = 'M8 2 1.5 13.5h13ZM8 6.5v3M8 11.6v.01'
export const chevronDown = 'M3.5 6 8 10.5 12.5 6'
export const filter = 'M2 4h12M4.5 8h7M6.5 12h3'
export const retry = 'M13.5 8a5.5 5.5 0 1 1-1.9-4.2L13.5 5.5M13.5 2v3.5H10'
