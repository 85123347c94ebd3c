import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, space, token } from '#theme/tokens.ts'
import { BrandField } from '#ui/patterns/brand-field.tsx'
import { ChangeVenue } from '../components/change-venue.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { ModeTabs } from '../components/mode-tabs.tsx'
import { OpenLine } from '../components/open-line.tsx'
import { VenueInfo } from '../components/venue-info.tsx'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(3)} ${pad.inset} ${space(2)};

  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
  }
  .message {
    color: ${token.description};
  }
`

type Settings = { banner: boolean; contact: boolean }

function VenueHeader({ settings }: { settings: Settings }) {
  const { storefront, branchContact, branch } = useVenue()
  const { background, banner, custom, icon } = storefront.logos
  if (!branchContact) return null
  return (
    <section aria-labelledby="venue-name">
      <BrandField background={background} banner={settings.banner ? banner : undefined} logo={custom ?? icon}>
        {settings.contact && <ContactLinks branchContact={branchContact} />}
      </BrandField>
      <Body>
        <div>
          <div className="name">
            <h1 id="venue-name">{branchContact.name}</h1>
            <ChangeVenue />
          </div>
          <OpenLine branchContact={branchContact} />
        </div>
        {branch?.customMessage !== undefined && <p className="message">{branch.customMessage}</p>}
        <ModeTabs />
        <VenueInfo />
      </Body>
    </section>
  )
}

/** Header of a branch contact. @source diner spec §2.1, requirements SHELL-05 */
export const venueHeaderBlock = defineBlock<Settings>({
  type: 'venue-header',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { banner: { type: 'boolean' }, contact: { type: 'boolean' } },
  },
  defaults: { banner: true, contact: true },
  render: VenueHeader,
})
