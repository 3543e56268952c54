/** Where the tab's storage keeps a place: the login is on another site, and leads back into the same tab. */
export const loginPlaceKey = 'jeoul.login-place'
