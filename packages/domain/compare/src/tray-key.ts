/** The storage key of the tray. A separate module, because a first visit does not need the tray's model. */
export const trayKey = 'compare'
