export { OutboundPage as default } from '@jeoul/feature-offers/outbound'
export { page } from '@jeoul/feature-offers/outbound/page'
