/** Where the tab's storage keeps the place on the page that was left for the login. */
export const loginPlaceKey = 'jeoul.login-place'
