import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { pad, space } from '#theme/tokens.ts'
import { centred } from '#ui/primitives/base/look.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { InstallCard } from '../components/install-card.tsx'

const Place = styled.div`
  ${centred(720)}

  > aside {
    margin: ${space(3)} ${pad.inset};
  }
`

/** The server knows neither device nor browser: there the place is empty. */
function InstallOffer() {
  return <Place>{useHydrated() && <InstallCard />}</Place>
}

/** Offers to install the storefront, in the page. @source requirements SHELL-07, diner spec §2.8 */
export const installOfferBlock = defineBlock({ type: 'install-offer', render: InstallOffer })
