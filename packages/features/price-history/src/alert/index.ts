export { AlertButton } from './alert-button.tsx'
export { WishAlerts } from './wish-alerts.tsx'
