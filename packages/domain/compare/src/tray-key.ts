/** The storage key of the tray. In a file of its own, because a first visit does not need the tray's model. */
export const trayKey = 'compare'
