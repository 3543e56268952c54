/** The name of the layer that the sheet of filters is. */
export const filtersLayer = 'filters'
