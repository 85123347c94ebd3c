import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import type { StudioLink } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { copyText } from '#platform/clipboard.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { muted, stack } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { ChoiceBar } from '../look/choice-bar.tsx'
import { DialogActions, DialogBody } from '../look/dialog-parts.tsx'
import { momentText } from '../look/moment-text.ts'
import { ToolButton } from '../look/tool-button.tsx'
import { useRefusal } from '../look/use-refusal.tsx'
import { useEditor } from './editor-context.tsx'
import { makeLink } from './make-link.ts'

const Links = styled.ul`
  ${stack(2)}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.s};
    ${muted}
    font-size: ${text[1]};
  }
  a {
    display: block;
    color: inherit;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
  }
`

/** Lifetime of a link. @units days */
const DAYS = [1, 7, 30] as const

/** Links to the draft for people without the studio: create, copy, revoke. */
export function ShareForm() {
  const t = useT(studio)
  const toast = useToast()
  const queryClient = useQueryClient()
  const { calls, saver } = useEditor()
  const { id } = useStore(saver.store).draft
  const [days, setDays] = useState('7')
  const [note, setNote] = useState('')
  const [refusal, refuse] = useRefusal()
  const queryKey = ['studio-links', id]
  const { data, isError } = useQuery({ queryKey, queryFn: () => calls.links(id), staleTime: 0 })

  const [isBusy, make] = useBusy(async () => {
    refuse()
    const made = await makeLink({ calls, saver }, { days: Number(days), note: note.trim() || undefined })
    if (made.ok) {
      setNote('')
      await queryClient.invalidateQueries({ queryKey })
      const isCopied = await copyText(made.link.url)
      toast(isCopied ? t('studio.share.made-and-copied') : t('studio.share.made'), 'success')
    } else refuse(t(`studio.share.${made.code}`))
  })
  const copy = async ({ url }: StudioLink) => {
    if (await copyText(url)) toast(t('studio.share.copied'), 'success')
    else toast(t('studio.share.not-copied'), 'error')
  }
  const revoke = async (link: StudioLink) => {
    const isDone = await calls.revokeLink(id, link.id).then(
      () => true,
      () => false,
    )
    await queryClient.invalidateQueries({ queryKey })
    toast(isDone ? t('studio.share.revoked') : t('studio.share.failed'), isDone ? 'success' : 'error')
  }
  const links = data?.links ?? []
  return (
    <DialogBody>
      <p>{t('studio.share.text')}</p>
      <TextField label={t('studio.share.note')} maxLength={120} value={note} onChange={setNote} />
      <section>
        <h3 aria-hidden="true">{t('studio.share.days')}</h3>
        <ChoiceBar
          label={t('studio.share.days')}
          choices={DAYS.map((count) => ({
            id: String(count),
            label: count === 1 ? t('studio.share.day') : t('studio.share.some-days', { count }),
          }))}
          chosen={days}
          onChoose={setDays}
        />
      </section>
      {refusal}
      <DialogActions>
        <Button loading={isBusy} icon="link" onPress={() => void make()}>
          {t('studio.share.make')}
        </Button>
      </DialogActions>
      {isError && <Notice tone="warning">{t('studio.share.failed')}</Notice>}
      {links.length > 0 && (
        <section>
          <h3>{t('studio.share.links')}</h3>
          <Links role="list">
            {links.map((link) => (
              <li key={link.id}>
                <span>
                  <a href={link.url} target="_blank" rel="noreferrer">
                    {link.note ?? link.url}
                  </a>
                  <small>{t('studio.share.until', { moment: momentText(link.expiresAt) })}</small>
                </span>
                <ToolButton
                  label={t('studio.share.copy')}
                  describes={link.note ?? ''}
                  icon="copy"
                  iconOnly
                  onPress={() => void copy(link)}
                />
                <ToolButton
                  label={t('studio.share.revoke')}
                  describes={link.note ?? ''}
                  icon="trash"
                  iconOnly
                  onPress={() => void revoke(link)}
                />
              </li>
            ))}
          </Links>
        </section>
      )}
    </DialogBody>
  )
}
