import styled from 'styled-components'

import type { Image, LogoFile } from '#generated/models.ts'
import { pad, radius, shadow, space, token } from '#theme/tokens.ts'
import { Picture } from '#ui/primitives/picture/picture.tsx'

const Root = styled.div`
  > .field {
    position: relative;
    height: clamp(72px, 12vw, 120px);
    background: ${token.main};
    overflow: clip;
  }
  > .field[data-pictured] {
    height: clamp(132px, 30vw, 264px);
  }
  > .field > picture {
    height: 100%;
  }
  > .plate {
    position: relative;
    max-width: 1200px;
    height: 48px;
    margin: 0 auto;
    padding-inline: ${pad.inset};
  }
  > .plate > img {
    position: absolute;
    bottom: 0;
    width: auto;
    min-width: 96px;
    max-width: min(280px, 70vw);
    height: 96px;
    padding: ${space(1)};
    border-radius: ${radius.l};
    background: ${token.page};
    box-shadow: ${shadow[1]};
    object-fit: contain;
  }
  @media (min-width: 1200px) {
    > .field[data-pictured] {
      max-width: 1200px;
      margin: ${space(4)} auto 0;
      border-radius: ${radius.l};
    }
  }
`

type Props = { readonly banner?: Image; readonly logo?: LogoFile }

/** The brand at the top of its pages: banner picture or a field of its colour, the logo on a plate over its edge. */
export function BrandField({ banner, logo }: Props) {
  return (
    <Root>
      <div className="field" data-pictured={banner && ''}>
        {banner && (
          <Picture picture={banner} alt="" sizes="(min-width: 1200px) 1200px, 100vw" widest={1200} eager />
        )}
      </div>
      {logo && (
        <div className="plate">
          <img src={logo.src} width={logo.width} height={logo.height} alt="" data-picture="" />
        </div>
      )}
    </Root>
  )
}
