import { install } from '#messages/install.ts'
import { addTexts } from '#messages/index.ts'
import { InstallCard } from './components/install-card.tsx'

addTexts(install)

/** The offer above a menu page: its code comes when the page is idle. @source requirements SHELL-07 */
export function FloatingOffer() {
  return <InstallCard floating />
}
