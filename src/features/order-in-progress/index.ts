export { OrderInProgress } from './order-in-progress.tsx'
