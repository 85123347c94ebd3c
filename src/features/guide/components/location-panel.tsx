import { useId, useState } from 'react'
import styled from 'styled-components'
import { guide } from '#messages/guide.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { quiet, stack, tablet } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { GuidePlace } from '../guide-place.ts'
import { usePlaceSearch } from '../use-place-search.ts'
import { PlaceChoices } from './place-choices.tsx'

const Panel = styled.section`
  ${stack(4)}
  max-width: 640px;
  width: 100%;
  margin-top: -${space(10)};
  padding: ${space(5)} ${space(4)};
  border-radius: ${radius.l};
  background: ${token.card};
  box-shadow: ${shadow[2]};

  > .locate {
    ${stack(2)}
  }
  > .locate > p {
    ${quiet}
    text-align: center;
  }
  > form {
    ${stack(3)}
  }
  .send > button {
    width: 100%;
    min-height: 48px;
  }
  ${tablet} {
    > form {
      grid-template-columns: 1fr auto;
      align-items: start;
    }
    /* On a line with the field, below its label. */
    > form > .send {
      margin-top: ${space(7.5)};
    }
  }
`

/** The visitor's place: the device's position, requested in context, or a typed address. */
export function LocationPanel({
  place,
  onFound,
}: {
  place?: GuidePlace
  onFound: (place: GuidePlace) => void
}) {
  const t = useT(guide)
  const id = useId()
  const [address, setAddress] = useState('')
  const { asking, choices, choose, locate, problem, refusal, search } = usePlaceSearch(onFound)
  const submit = async () => {
    if (asking !== 'address') await search(address)
  }
  return (
    <Panel aria-labelledby={`${id}-where`}>
      <h2 id={`${id}-where`}>{t('guide.where')}</h2>
      <div className="locate">
        <Button
          wide
          tone={place ? 'secondary' : 'primary'}
          icon="locate"
          loading={asking === 'position'}
          onPress={() => void locate()}
        >
          {t(asking === 'position' ? 'guide.locating' : 'guide.locate')}
        </Button>
        <p>{t('guide.locate-hint')}</p>
      </div>
      {refusal && (
        <Notice tone="warning" live>
          {t(refusal === 'DENIED' ? 'guide.locate-denied' : 'guide.locate-failed')}
        </Notice>
      )}
      <Form onSend={submit}>
        <TextField
          label={t('guide.address')}
          placeholder={t('guide.address-placeholder')}
          autoComplete="address-line1"
          maxLength={200}
          value={address}
          error={problem && t(`guide.address-${problem}`)}
          onChange={setAddress}
        />
        <div className="send">
          <Button type="submit" tone="secondary" icon="search" loading={asking === 'address'}>
            {t('guide.address-search')}
          </Button>
        </div>
      </Form>
      {choices.length > 0 && <PlaceChoices choices={choices} onChoose={choose} />}
    </Panel>
  )
}
