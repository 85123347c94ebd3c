import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import type { StudioVersion } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useCloseModal, useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { besideFolder } from '../frames/beside-folder.ts'
import { DialogActions, DialogBody } from '../look/dialog-parts.tsx'
import { momentText } from '../look/moment-text.ts'
import { useArrival } from '../look/use-arrival.ts'
import { useRefusal } from '../look/use-refusal.ts'
import { useEditor } from './editor-context.tsx'
import { takeAsLive } from './live-folder.ts'
import { MAX_REASON, useSignature } from './use-signature.ts'

const Versions = styled.ol`
  display: grid;

  > li {
    ${stack(1)}
    padding: ${space(3)} 0;
    border-top: 1px solid ${token.divider};
    font-size: ${text[1]};
  }
  > li > strong {
    font-size: ${text[2]};
    font-weight: 600;
  }
  small {
    ${quiet}
  }
  ul {
    padding-inline-start: ${space(4)};
    list-style: disc;
  }
`

/**
 * What the brand was, who changed it and why; any of it can be brought back.
 * @param first - the version to restore, where it is known already
 */
export function History({ first }: { readonly first?: StudioVersion }) {
  const t = useT(studio)
  const toast = useToast()
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const { base, calls, looked, saver } = useEditor()
  const { alias } = useStore(saver.store).draft
  const [wanted, setWanted] = useState(first)
  const asked = useRef('')
  const look = async (version: StudioVersion) => {
    asked.current = version.id
    const folder = await calls.version(alias, version.id).catch(() => undefined)
    if (!isOpen() || asked.current !== version.id) return
    if (!folder) return toast(t('studio.history.failed'), 'error')
    const beside = besideFolder(base, folder.files, { shows: 'version', version: version.id })
    close(() => looked.setState({ at: { version, beside } }))
  }
  const { data, isError, isLoading } = useQuery({
    queryKey: ['studio-versions', alias],
    queryFn: () => calls.versions(alias, 0),
    staleTime: 0,
    retry: false,
  })
  if (wanted) return <Restore version={wanted} onCancel={() => setWanted(undefined)} />
  return (
    <DialogBody>
      {isLoading && <p>{t('studio.history.loading')}</p>}
      {isError && <Notice tone="warning">{t('studio.history.failed')}</Notice>}
      {data?.versions.length === 0 && <p>{t('studio.history.empty')}</p>}
      {data && data.versions.length > 0 && (
        <Versions role="list">
          {data.versions.map((version) => (
            <li key={version.id}>
              <strong>{version.reason || t('studio.history.found')}</strong>
              <small>
                {version.by === ''
                  ? momentText(version.at)
                  : t('studio.history.by', { name: version.by, moment: momentText(version.at) })}
              </small>
              {version.summary.length > 0 && (
                <ul>
                  {version.summary.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              {version.current ? (
                <small>{t('studio.history.current')}</small>
              ) : (
                <div>
                  <Button
                    tone="quiet"
                    name={t('studio.history.see-of', { moment: momentText(version.at) })}
                    onPress={() => void look(version)}
                  >
                    {t('studio.history.see')}
                  </Button>
                  <Button
                    tone="secondary"
                    name={t('studio.history.restore-of', { moment: momentText(version.at) })}
                    onPress={() => {
                      asked.current = ''
                      setWanted(version)
                    }}
                  >
                    {t('studio.history.restore')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </Versions>
      )}
    </DialogBody>
  )
}

type RestoreProps = { readonly version: StudioVersion; readonly onCancel: () => void }

function Restore({ version, onCancel }: RestoreProps) {
  const t = useT(studio)
  const toast = useToast()
  const close = useCloseModal()
  const beginning = useArrival<HTMLParagraphElement>()
  const queryClient = useQueryClient()
  const { base, calls, saver, theme, live, looked } = useEditor()
  const { alias } = useStore(saver.store).draft
  const signature = useSignature(t('studio.history.reason', { moment: momentText(version.at) }))
  const [isBusy, setBusy] = useState(false)
  const [refusal, refuse] = useRefusal()
  const restore = async () => {
    const signed = signature.sign()
    if (!signed) return
    setBusy(true)
    refuse(undefined)
    try {
      const { hash } = await calls.restore(alias, version.id, signed)
      signature.keepName()
      live.setState({ known: hash })
    } catch {
      refuse(t('studio.history.not-restored'))
      setBusy(false)
      return
    }
    await queryClient.invalidateQueries({ queryKey: ['studio-versions', alias] })
    // the publish dialog reads it again
    const tenant = await calls.tenant(alias).catch(() => undefined)
    if (tenant) takeAsLive({ base, live, theme }, tenant)
    close(() => {
      looked.setState({ at: undefined })
      toast(t('studio.history.restored'), 'success')
    })
  }
  return (
    <DialogBody>
      <p {...beginning}>{t('studio.history.question', { moment: momentText(version.at) })}</p>
      <TextField {...signature.by} />
      <TextField {...signature.reason} required maxLength={MAX_REASON} />
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      <DialogActions>
        <Button tone="quiet" onPress={onCancel}>
          {t('studio.cancel')}
        </Button>
        <Button loading={isBusy} onPress={() => void restore()}>
          {t('studio.history.restore')}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}
