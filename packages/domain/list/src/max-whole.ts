/**
 * The maximum number of products that a list sorted by what this shopper pays is sorted as a whole with. 300 products take
 * 14 requests and some 110 kB (assumed).
 */
export const maxWhole = 300
