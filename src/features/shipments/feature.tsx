import { riderShipmentsScreen } from './rider-shipments.screen.tsx'
import { shipmentScreen } from './shipment.screen.tsx'
import { shipmentsScreen } from './shipments.screen.tsx'

export const feature = { screens: [shipmentsScreen, shipmentScreen, riderShipmentsScreen] }
