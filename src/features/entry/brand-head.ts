import type { PageHead } from '#layout/define-screen.ts'
import type { Storefront } from '#generated/models.ts'
import { largestOf } from '#ui/primitives/picture/picture.tsx'

/** What search engines and previews learn of a page that is about a whole brand. */
export function brandHead(title: string, { description, logos: { banner } }: Storefront): PageHead {
  return { title, description, image: largestOf(banner) }
}
