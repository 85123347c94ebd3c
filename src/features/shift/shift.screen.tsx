import styled from 'styled-components'
import type { ShiftVariant } from '#domain/routes/companion-routes.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { shift as shiftTexts } from '#messages/shift.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { useRiderPageKept } from '#session/use-rider-page-kept.ts'
import { pad, space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { BrandField } from '#ui/patterns/brand-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Register } from './components/register.tsx'
import { ShiftCode } from './components/shift-code.tsx'
import { useShift, type Shift } from './use-shift.ts'
import { normalisePhone } from '#domain/phone/phone.ts'
import { useFault } from './use-fault.ts'
import { ShiftForm } from './components/shift-form.tsx'
import { ShipmentsLink } from './components/shipments-link.tsx'
import { TypedPhoneField } from './components/typed-phone-field.tsx'

interface ShiftPage {
  variant: ShiftVariant
}

/** A rider starts or ends the shift. @source delivery spec §2 "Rider shift page"; requirements SHIFT-01, SHIFT-02 */
export const shiftScreen = defineCompanionScreen<CompanionDeps, ShiftPage>({
  id: 'shift',
  load: async ({ route, venue }) => ({
    // stores without riders of their own have no such page
    status: venue.branchContact?.ownRiders === true ? 200 : 404,
    data: { variant: route.kind === 'shift' ? route.variant : 'phoneIntake' },
  }),
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront)(shiftTexts)('shift.title')} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    noIndex: true,
  }),
  View: ShiftScreen,
})

/** Centers the logo above the form in wide windows. */
const Brand = styled.div`
  > div > .row {
    max-width: 480px;
  }
`

const Page = styled.div`
  ${stack(6)}
  max-width: 480px;
  margin: 0 auto;
  padding: ${space(4)} ${pad.inset} 0;

  > header > p {
    color: ${token.description};
  }
`

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(10)};
  font-size: ${text[3]};
  font-weight: 600;
  text-align: center;

  > svg {
    width: 56px;
    height: 56px;
    color: ${token.success};
  }
`

function ShiftScreen({ data: { variant } }: { data: ShiftPage }) {
  const t = useT(shiftTexts)
  const { storefront } = useVenue()
  const { name } = useBranchContact()
  const shift = useShift(variant)
  useRiderPageKept()
  const { custom, icon } = storefront.logos
  return (
    <>
      <Brand>
        <BrandField logo={custom ?? icon} />
      </Brand>
      <Page>
        <header>
          <h1>{t('shift.title')}</h1>
          <p>{name}</p>
        </header>
        <Variant shift={shift} />
      </Page>
    </>
  )
}

function Variant({ shift }: { shift: Shift }) {
  const t = useT(shiftTexts)
  switch (shift.shown) {
    case 'phoneIntake':
      return <PhoneIntake shift={shift} />
    case 'register':
      return <Register shift={shift} />
    case 'logIn':
      return <ShiftCode key="logIn" shift={shift} starts />
    case 'logOut':
      return <ShiftCode key="logOut" shift={shift} starts={false} />
    case 'success':
      return (
        <Done>
          <Icon name="success" />
          <p>{t('shift.done')}</p>
        </Done>
      )
  }
}

/** The first form: asks for the rider's phone. @source delivery spec §2 "phoneIntake" */
function PhoneIntake({ shift }: { shift: Shift }) {
  const t = useT(shiftTexts)
  const fault = useFault()
  const { typed } = shift
  const submit = async () => {
    const phone = normalisePhone(typed.phone, typed.country)
    if (!phone.ok) return fault.tell(t('shift.phone-invalid'), ['phone'])
    fault.clear()
    fault.showRefusal(await shift.find(phone.e164))
  }
  return (
    <ShiftForm
      submit={t('shift.next')}
      isBusy={shift.isBusy}
      fault={fault.ofCall}
      onSubmit={submit}
      other={<ShipmentsLink shift={shift} />}
    >
      <TypedPhoneField
        field="phone"
        label={t('shift.phone-intake')}
        typed={typed}
        error={fault.of('phone')}
        onType={(part) => {
          fault.clear()
          shift.type(part)
        }}
      />
      {shift.hasUnsentSteps && <Notice tone="warning">{t('shift.unsent')}</Notice>}
    </ShiftForm>
  )
}
