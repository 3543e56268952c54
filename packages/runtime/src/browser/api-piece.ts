/** The calls as a piece of their own. */
export { createResource } from '@jeoul/api/create-resource'
