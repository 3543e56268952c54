/**
 * The header with which the server tells the service worker whose page it is, without telling who that is: the same for one
 * login, absent for visitors without one.
 */
export const visitorHeader = 'Jeoul-Visitor'
