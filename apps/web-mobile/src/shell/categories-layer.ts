/** The name of the layer that the drawer of all categories is. */
export const categoriesLayer = 'categories'
