import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'

import type { StudioDraftCreate } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Select } from '#ui/primitives/field/select.tsx'
import { fileText } from '../editor/theme-text.ts'
import type { SortedPick } from '../intake/sort-picked.ts'
import { DialogActions, SentenceList } from '../look/dialog-parts.tsx'
import { useArrival } from '../look/use-arrival.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

const Root = styled.div`
  ${stack(4)}
  padding: ${space(4)};
  border: 1px solid ${token.divider};
  border-radius: ${radius.m};
  background: ${token.card};

  > p {
    font-size: ${text[2]};
  }
`

type PickReviewProps = {
  readonly pick: SortedPick
  readonly calls: StudioCalls
  readonly isBusy: boolean
  readonly onMake: (body: StudioDraftCreate) => void
  readonly onCancel: () => void
}

/** The files read and their problems, before a draft is created. */
export function PickReview({ pick, calls, isBusy, onMake, onCancel }: PickReviewProps) {
  const t = useT(studio)
  const beginning = useArrival<HTMLParagraphElement>()
  const [tenant, setTenant] = useState('')
  const { data } = useQuery({ queryKey: ['studio-tenants'], queryFn: () => calls.tenants(), staleTime: 0 })
  const tenants = data ?? []
  const wearer = tenant || tenants[0]?.alias
  const make = () => {
    if (pick.is === 'folder') return onMake({ files: [...pick.folder.files], name: pick.folder.alias })
    const files = [{ path: 'theme.json', text: fileText(pick.theme) }]
    if (wearer !== undefined) onMake({ tenant: wearer, files, name: pick.name.slice(0, 80) })
  }
  const count = pick.is === 'folder' ? pick.folder.files.length : 0
  const alias = (pick.is === 'folder' && pick.folder.alias) || t('studio.draft.unnamed')
  const problems = pick.is === 'folder' ? pick.folder.problems : []
  return (
    <Root>
      {pick.is === 'folder' ? (
        <p {...beginning}>
          {count === 1 ? t('studio.pick.folder.one', { alias }) : t('studio.pick.folder', { alias, count })}
        </p>
      ) : (
        <>
          <p {...beginning}>{t('studio.pick.theme', { name: pick.name })}</p>
          <Select
            label={t('studio.pick.wearer')}
            value={wearer ?? ''}
            options={tenants.map(({ alias, name }) => ({ value: alias, label: name }))}
            onChange={setTenant}
          />
        </>
      )}
      {problems.length > 0 && (
        <>
          <p>{t('studio.pick.problems', { count: problems.length })}</p>
          <SentenceList label={t('studio.pick.problems', { count: problems.length })} sentences={problems} />
        </>
      )}
      <DialogActions>
        <Button tone="quiet" onPress={onCancel}>
          {t('studio.cancel')}
        </Button>
        <Button loading={isBusy} onPress={make}>
          {t('studio.pick.make')}
        </Button>
      </DialogActions>
    </Root>
  )
}
