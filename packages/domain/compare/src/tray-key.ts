/** The key by which the device keeps the tray. Apart from its model, which a first visit does not need. */
export const trayKey = 'compare'
