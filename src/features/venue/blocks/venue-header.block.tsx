import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue, useBranchContact } from '#session/page-context.ts'
import { pad, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { centred, stack, wrap } from '#ui/primitives/base/look.ts'
import { BrandField } from '#ui/patterns/brand-field.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { OpenLine } from '../components/open-line.tsx'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath, useLeaveVenue } from '#session/links.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { modeSegment } from '#domain/venue/modes.ts'
import { useModeChange } from '#session/use-mode-change.ts'
import { useTrack } from '#session/use-track.ts'
import { SegmentedControl } from '#ui/primitives/choice/segmented-control.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'
import { infoTable } from '#domain/delivery/info-table.ts'
import { isInformative } from '#domain/hours/mode-hours.ts'
import { usePayment, useDeliveryInfo } from '#session/use-payment.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { InfoTableView } from '#ui/patterns/info-table-view.tsx'

const Body = styled.div`
  ${stack(3)}
  ${centred(1200)}
  padding: ${space(3)} ${pad.inset} ${space(2)};

  .name {
    ${wrap(0, 4)}
    align-items: center;
    justify-content: space-between;
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
  settings: { banner: { type: 'boolean' }, contact: { type: 'boolean' } },
  defaults: { banner: true, contact: true },
  render: VenueHeader,
})

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${TOUCH_TARGET};
  font-weight: 600;
`

/** 'Cambiar local', when the brand has several venues. @source requirements ROUTE-08 */
function ChangeVenue() {
  const t = useT()
  const { venueList } = useVenue().storefront
  const visitPath = useVisitPath()
  const leave = useLeaveVenue()
  if (venueList === undefined) return null
  const href = visitPath(paths.entry(venueList))
  return (
    <Anchor href={href} onClick={(event) => leave(href, event)}>
      <Icon name="store" />
      {t('shell.change-venue')}
    </Anchor>
  )
}

/** The order modes of the venue; a single mode needs no choice. */
function ModeTabs() {
  const t = useT()
  const { alias, listedModes, mode } = useVenue()
  const visitPath = useVisitPath()
  const changeMode = useModeChange()
  const track = useTrack()
  if (listedModes.length < 2 || !mode) return null
  return (
    <SegmentedControl
      label={t('mode.tabs')}
      chosen={mode.id}
      segments={listedModes.map((one) => ({
        id: one.id,
        label: one.showName,
        icon: MODE_ICONS[one.type],
        to: visitPath(paths.menu(alias, modeSegment(one))),
      }))}
      onChoose={(id, event) => {
        const next = listedModes.find((candidate) => candidate.id === id)
        if (!next) return
        track('ORDER_MODE_SELECT', { orderModeId: next.id, orderModeType: next.type })
        changeMode(next, event)
      }}
    />
  )
}

/**
 * Delay, fee and minimum of the chosen mode, for the diner's address once known; or a notice that nothing can be
 * ordered in the chosen mode or, before a choice, in any.
 * @source diner spec §2.9, requirements MODE-05
 */
function VenueInfo() {
  const t = useT()
  const { mode, listedModes } = useVenue()
  const { ordersEnabled, deliverySummary } = useBranchContact()
  const { info } = useDeliveryInfo(mode)
  const paymentMethod = usePayment(mode)?.paymentMethod
  const looked = mode ? [mode] : listedModes
  if (looked.every((each) => isInformative({ ordersEnabled }, each)))
    return <Notice>{t('mode.disabled')}</Notice>
  const table = mode && infoTable(mode, { info, summary: deliverySummary, paymentMethod })
  return table ? <InfoTableView table={table} /> : null
}
