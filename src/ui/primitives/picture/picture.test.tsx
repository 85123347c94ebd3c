import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture, pictureSources } from './picture.tsx'
import { hasFailed } from './watch-pictures.ts'

const picture = { src: '/p/pizza', widths: [640, 160, 320], width: 1280, height: 960, placeholder: '#aa5533' }

describe('pictures', () => {
  test('only variants that a place can use are offered, smallest first', () => {
    expect(pictureSources(picture, 104)).toEqual({
      avif: '/p/pizza-160.avif 160w, /p/pizza-320.avif 320w',
      fallback: '/p/pizza-320.webp',
    })
    expect(pictureSources(picture, 1000).avif).toContain('640w')
  })

  test('room and tone are kept without a style attribute; the first view is fetched first', () => {
    const markup = html(<Picture picture={picture} alt="Pizza" sizes="100vw" widest={412} first />)
    expect(markup).toMatch(/width="1280" height="960"/)
    expect(markup).toContain('data-tone="#aa5533"')
    expect(markup).toContain('loading="eager"')
    expect(markup).toContain('fetchPriority="high"')
    expect(html(<Picture picture={picture} alt="" sizes="104px" widest={104} />)).toContain('loading="lazy"')
  })

  test.each([
    [{ complete: true, naturalWidth: 0, currentSrc: '/a.avif' }, true],
    [{ complete: true, naturalWidth: 320, currentSrc: '/a.avif' }, false],
    [{ complete: false, naturalWidth: 0, currentSrc: '/a.avif' }, false],
    [{ complete: true, naturalWidth: 0, currentSrc: '' }, false],
  ])('an image in state %j has failed: %s', (state, failed) => {
    expect(hasFailed(state)).toBe(failed)
  })
})
