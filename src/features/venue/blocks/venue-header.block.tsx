import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/venue-context.tsx'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { Picture } from '#ui/primitives/picture/picture.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { ModeTabs } from '../components/mode-tabs.tsx'
import { OpenLine } from '../components/open-line.tsx'
import { VenueInfo } from '../components/venue-info.tsx'

const Root = styled.section`
  > .banner {
    height: clamp(128px, 26vw, 260px);
    overflow: hidden;
    background: ${token.main};
  }

  > .banner > picture {
    height: 100%;
  }

  > .body {
    display: grid;
    gap: ${space(3)};
    max-width: 1200px;
    margin: 0 auto;
    padding: 0 ${space(4)} ${space(2)};
  }

  .identity {
    display: flex;
    align-items: flex-end;
    gap: ${space(4)};
    margin-top: ${space(-8)};
  }

  .plate {
    display: grid;
    flex: none;
    place-items: center;
    width: 96px;
    height: 96px;
    padding: ${space(2)};
    overflow: hidden;
    border-radius: ${radius.l};
    background: ${token.main};
    box-shadow: ${shadow[2]};
  }

  .plate > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  h1 {
    font-size: ${text[4]};
  }

  .message {
    color: ${token.description};
  }

  @media (min-width: 1024px) {
    > .banner {
      margin-top: ${space(4)};
      border-radius: ${radius.l};
    }

    > .body {
      padding-inline: 0;
    }
  }
`

type Settings = { banner: boolean; contact: boolean }

function VenueHeader({ settings }: { settings: Settings }) {
  const { storefront, branchContact, branch } = useVenue()
  const { logos } = storefront
  if (!branchContact) return null
  const logo = logos.icon ?? logos.custom
  return (
    <Root>
      {settings.banner && (
        <div className="banner">
          {logos.banner && <Picture picture={logos.banner} alt="" sizes="100vw" widest={1200} eager />}
        </div>
      )}
      <div className="body">
        <div className="identity" data-banner={settings.banner}>
          {logo && (
            <div className="plate">
              <img src={logo.src} width={logo.width} height={logo.height} alt="" />
            </div>
          )}
        </div>
        <div>
          <h1>{branchContact.name}</h1>
          <OpenLine branchContact={branchContact} />
        </div>
        {branch?.customMessage && <p className="message">{branch.customMessage}</p>}
        {settings.contact && <ContactLinks branchContact={branchContact} />}
        <ModeTabs />
        <VenueInfo />
      </div>
    </Root>
  )
}

/** Header of a branch contact. @source diner spec §2.1, requirements SHELL-05 */
export const venueHeaderBlock = defineBlock<Settings>({
  type: 'venue-header',
  label: 'block.venue-header',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { banner: { type: 'boolean' }, contact: { type: 'boolean' } },
  },
  defaults: { banner: true, contact: true },
  examples: [{ name: 'full' }, { name: 'plain', settings: { banner: false, contact: false } }],
  render: VenueHeader,
})
