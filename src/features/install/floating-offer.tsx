import { InstallCard } from './components/install-card.tsx'

/** The offer above a menu page: its code comes when the page is idle. @source requirements SHELL-07 */
export function FloatingOffer() {
  return <InstallCard floating />
}
