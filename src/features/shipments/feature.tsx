import { addTexts } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import { riderShipmentsScreen } from './rider-shipments.screen.tsx'
import { shipmentScreen } from './shipment.screen.tsx'
import { shipmentsScreen } from './shipments.screen.tsx'

addTexts(shipments)

export const feature = { screens: [shipmentsScreen, shipmentScreen, riderShipmentsScreen] }
