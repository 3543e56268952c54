export { OutboundPage as default } from '@jeoul/feature-outbound'
