import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'

import type { StudioDraftSummary } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { focusRing, quiet } from '#ui/primitives/base/look.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { momentText } from '../look/moment-text.ts'
import { ToolButton } from '../look/tool-button.tsx'
import type { StartProps } from './start-props.ts'

const Drafts = styled.ul`
  overflow: hidden;
  border: 1px solid ${token.divider};
  border-radius: ${radius.m};
  background: ${token.card};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-end: ${space(1)};
  }
  > li + li {
    border-top: 1px solid ${token.divider};
  }
  > li > button:first-child {
    display: grid;
    min-height: 52px;
    align-content: center;
    padding: ${space(1.5)} ${space(3)};
    text-align: start;
  }
  > li > button:first-child:hover strong {
    text-decoration: underline;
  }
  > li > button:first-child:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
  strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${quiet}
  }
`

/** Characters of an id that distinguish drafts of the same hour. */
const MARK_LENGTH = 6

/** Existing drafts; they are deleted some time after the last change. */
export function DraftList({ calls, onOpen }: StartProps) {
  const t = useT(studio)
  const toast = useToast()
  const titleId = useId()
  const queryClient = useQueryClient()
  const [unwanted, setUnwanted] = useState<StudioDraftSummary>()
  const queryKey = ['studio-drafts']
  const { data } = useQuery({ queryKey, queryFn: () => calls.drafts(), staleTime: 0 })
  const drop = async ({ id }: StudioDraftSummary) => {
    await calls.deleteDraft(id).catch(() => toast(t('studio.drafts.not-dropped'), 'error'))
    await queryClient.invalidateQueries({ queryKey })
  }
  const drafts = data?.drafts ?? []
  const nameOf = ({ id, name, alias, posted, reference }: StudioDraftSummary) => {
    const shown = name || alias || t('studio.draft.unnamed')
    return posted
      ? t('studio.drafts.posted', { name: shown, mark: reference ?? id.slice(-MARK_LENGTH) })
      : shown
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('studio.drafts')}</h2>
      {drafts.length === 0 && <p>{t('studio.drafts.none')}</p>}
      {drafts.length > 0 && (
        <Drafts role="list">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <button type="button" onClick={() => onOpen({ draft: draft.id })}>
                <strong>{nameOf(draft)}</strong>
                {draft.posted && (
                  <small>{t('studio.drafts.posted-at', { moment: momentText(draft.createdAt) })}</small>
                )}
                {(!draft.posted || draft.revision > 1) && (
                  <small>{t('studio.drafts.changed', { moment: momentText(draft.changedAt) })}</small>
                )}
              </button>
              <ToolButton
                label={t('studio.drafts.drop', { name: nameOf(draft) })}
                icon="trash"
                iconOnly
                onPress={() => setUnwanted(draft)}
              />
            </li>
          ))}
        </Drafts>
      )}
      {unwanted && (
        <ConfirmDialog
          title={t('studio.drafts.drop.title')}
          question={t('studio.drafts.drop.question', { name: nameOf(unwanted) })}
          cancelLabel={t('studio.cancel')}
          confirmLabel={t('studio.drafts.drop.yes')}
          destructive
          onConfirm={() => void drop(unwanted)}
          onClose={() => setUnwanted(undefined)}
        />
      )}
    </section>
  )
}
