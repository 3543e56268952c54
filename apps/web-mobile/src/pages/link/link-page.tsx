export { OutboundPage as default } from '@jeoul/feature-outbound'
export { page } from '@jeoul/feature-outbound/page'
