import { Outlet } from 'react-router-dom'
import { defineBlock } from '#layout/define-block.ts'

/** The place of what the address opens over the menu. @source diner spec §2.5 plateDetailInModal */
export const plateOverMenuBlock = defineBlock({ type: 'plate-over-menu', render: () => <Outlet /> })
