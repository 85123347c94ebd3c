import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'

import { useApi } from '#api/api-context.tsx'
import { firstSign } from '#domain/venue/first-sign.ts'
import { matchesSearch } from '#domain/venue/fold-text.ts'
import type { StudioTenantSummary } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { colourChange, focusRing, muted, quiet } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { StartProps } from './start-props.ts'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(3)};

  button {
    display: grid;
    grid-template-rows: 96px auto;
    width: 100%;
    overflow: hidden;
    border: 1px solid ${token.divider};
    border-radius: ${radius.m};
    background: ${token.card};
    text-align: start;
    ${colourChange}
  }
  button:hover {
    border-color: ${token.border};
    box-shadow: ${shadow[1]};
  }
  button:focus-visible {
    ${focusRing}
  }
  button > span:first-child {
    display: grid;
    place-items: center;
    ${muted}
    font-size: ${text[4]};
    font-weight: 600;
  }
  button > span:last-child {
    display: grid;
    gap: 2px;
    padding: ${space(2.5)} ${space(3)};
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    ${quiet}
  }
`

/** Each one fetches its storefront to show its look. */
const MAX_SHOWN = 60

/** The existing brands, searchable by name or alias, to view and edit. */
export function TenantList({ calls, onOpen }: StartProps) {
  const t = useT(studio)
  const titleId = useId()
  const [search, setSearch] = useState('')
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ['studio-tenants'],
    queryFn: () => calls.tenants(),
    staleTime: 0,
  })
  const found = (data ?? []).filter(({ name, alias }) => matchesSearch(search, name, alias))
  const hidden = found.length - MAX_SHOWN
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('studio.tenants')}</h2>
      <TextField
        type="search"
        label={t('studio.tenants.search')}
        autoComplete="off"
        value={search}
        onChange={setSearch}
      />
      {isLoading && <p>{t('studio.tenants.loading')}</p>}
      {isError && (
        <Notice tone="warning">
          {t('studio.tenants.failed')}{' '}
          <ToolButton label={t('studio.retry')} tone="line" onPress={() => void refetch()} />
        </Notice>
      )}
      {data && found.length === 0 && <p>{t('studio.tenants.none')}</p>}
      <Cards role="list">
        {found.slice(0, MAX_SHOWN).map((tenant) => (
          <li key={tenant.alias}>
            <button type="button" onClick={() => onOpen({ brand: tenant.alias })}>
              <TenantLook tenant={tenant} />
              <span>
                <strong>{tenant.name}</strong>
                <small>
                  {tenant.status === 'published'
                    ? tenant.alias
                    : t('studio.tenants.unpublished', { alias: tenant.alias })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </Cards>
      {hidden > 0 && <p>{t('studio.tenants.hidden', { count: hidden })}</p>}
    </section>
  )
}

const Logo = styled.img`
  max-width: 70%;
  max-height: 64px;
  object-fit: contain;
`

/** A brand's logo on its own colour; without one its first letter. */
function TenantLook({ tenant }: { readonly tenant: StudioTenantSummary }) {
  const { alias, name, status } = tenant
  const { queries } = useApi()
  const { data } = useQuery({ ...queries.storefront(alias), retry: false, enabled: status === 'published' })
  if (!data) return <span aria-hidden="true">{firstSign(name)}</span>
  const { main, onMain } = resolveTheme(data.theme.colorConfig).tokens.light
  const logo = data.logos.horizontal ?? data.logos.custom
  return (
    <span style={{ background: main, color: onMain }} aria-hidden="true">
      {logo ? (
        <Logo src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" />
      ) : (
        firstSign(name)
      )}
    </span>
  )
}
