export { ComingEstimate } from './coming-estimate.tsx'
