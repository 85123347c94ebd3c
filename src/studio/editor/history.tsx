import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import { usePages } from '#api/use-pages.ts'
import type { StudioVersion } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { useCloseModal, useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { comparedFolder } from '../frames/compared-folder.ts'
import { DialogBody } from '../look/dialog-parts.tsx'
import { momentText } from '../look/moment-text.ts'
import { PAGE_ROWS, type StudioCalls } from '../server/studio-calls.ts'
import { useEditor } from './editor-context.tsx'
import { RestoreForm } from './restore-form.tsx'

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
 * The brand's versions, with author and reason; each can be restored.
 * @param first - the version to restore, when already known
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
    const beside = comparedFolder(base, folder.files, { shows: 'version', version: version.id })
    close(() => looked.setState({ at: { version, beside } }))
  }
  const { version, versions, ...list } = useVersions(calls, alias)
  const { cards, more } = useFocusNewCard<HTMLOListElement>(versions.length, list.loadMore)
  if (wanted && list.isRead)
    return <RestoreForm version={wanted} published={version} onCancel={() => setWanted(undefined)} />
  return (
    <DialogBody>
      {!list.isRead && list.isLoading && <p>{t('studio.history.loading')}</p>}
      {list.isRead && versions.length === 0 && <p>{t('studio.history.empty')}</p>}
      {versions.length > 0 && (
        <Versions role="list" ref={cards}>
          {versions.map((version) => (
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
      {list.isError && <RetryNotice text={t('studio.history.failed')} onRetry={list.retry} />}
      {list.isRead && (list.hasMore || (list.isLoading && !list.isError)) && (
        <Button tone="secondary" wide loading={list.isLoading} onPress={more}>
          {t('studio.history.more')}
        </Button>
      )}
    </DialogBody>
  )
}

/**
 * The brand's versions, newest first, and its folder's current files. Publishing meanwhile shifts the pages, so
 * duplicates are removed.
 */
function useVersions(calls: StudioCalls, alias: string) {
  const { pages, ...list } = usePages(
    PAGE_ROWS,
    (offset) => ({
      queryKey: ['studio-versions', alias, offset],
      queryFn: () => calls.versions(alias, offset),
      // not cached: others publish too
      gcTime: 0,
      retry: false,
    }),
    ({ total }) => total,
  )
  const all = pages.flatMap(({ versions }) => versions)
  const [first] = pages
  return {
    ...list,
    isRead: first !== undefined,
    version: first?.version,
    versions: [...new Map(all.map((one) => [one.id, one])).values()],
  }
}
