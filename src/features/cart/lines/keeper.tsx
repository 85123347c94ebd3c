import { MenuNews } from './menu-news.ts'
import { ModeQuestion } from './mode-question.ts'

/** What a cart with items asks and tells its diner, whatever of it the page shows. */
export function Keeper() {
  return (
    <>
      <ModeQuestion />
      <MenuNews />
    </>
  )
}
