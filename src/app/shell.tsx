import { ClosedBanner } from './closed-banner.tsx'
import { ModalHost } from './modal-host.tsx'
import { LatePart } from './late-part.tsx'
import { Body, Frame } from './shell-frame.tsx'
import type { ShellProps } from './shell-frame.tsx'
import { VenueBar } from './venue-bar.tsx'

/** What surrounds every page of a venue. @source diner spec §2.1 */
export function VenueShell({ children }: ShellProps) {
  return (
    <Frame>
      <VenueBar />
      <ClosedBanner />
      <LatePart />
      <Body>{children}</Body>
      <ModalHost />
    </Frame>
  )
}
