import type { ContactCard as Card } from '#domain/venue/contact-card.ts'
import { branch } from '#messages/branch.ts'
import { useTrack } from '#session/use-track.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** A branch contact as a card: where it is, how far, how good, whether it is open. @source requirements BRAN-03, BRAN-04 */
export function ContactCard({ card, href }: { card: Card; href: string }) {
  const t = useT(branch)
  const track = useTrack()
  const { name, street, number, locality, km, star, closed, outOfReach, modeNames } = card
  return (
    <li>
      <h3>
        <a href={href} onClick={() => track('BRANCH_CONTACT_SELECT', { branchContactId: card.id })}>
          {name}
        </a>
      </h3>
      <p>{`${street} ${number}, ${locality}`}</p>
      <div className="facts">
        {closed && <Tag tone="danger">{t('shell.closed-tag')}</Tag>}
        {star !== undefined && (
          <span className="star" role="img" aria-label={t('common.rating', { rating: star })}>
            <Icon name="star" filled />
            {star}
          </span>
        )}
        {km !== undefined && (
          <span>
            <Icon name="pin" />
            {t('common.distance', { km })}
          </span>
        )}
      </div>
      {modeNames.length > 0 && (
        <ul role="list" aria-label={t('branch.modes')}>
          {modeNames.map((mode) => (
            <li key={mode}>{mode}</li>
          ))}
        </ul>
      )}
      {outOfReach && (
        <p className="unreachable">
          <Icon name="warning" />
          {t('info.unreachable')}
        </p>
      )}
      <Icon name="chevron-right" />
    </li>
  )
}
