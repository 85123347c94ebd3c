import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BrowserRouter, Link, StaticRouter } from 'react-router-dom'
import styled from 'styled-components'

type Plate = { id: string; name: string; description: string; price: number; picture?: string }
export type Category = { name: string; plates: readonly Plate[] }

const Head = styled.header`
  padding: 20px 16px;
  background: #7a1f2b;
  color: #fff;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr 96px;
  gap: 12px;
  padding: 14px 0;
  border-bottom: 1px solid #eee;
`
const Picture = styled.img`
  width: 96px;
  height: 96px;
  border-radius: 8px;
  object-fit: cover;
`

function Menu({ categories }: { categories: readonly Category[] }) {
  const { data } = useQuery({
    queryKey: ['menu'],
    queryFn: () => categories,
    initialData: categories,
    staleTime: Infinity,
  })
  return (
    <>
      <Head>
        <h1>Menú</h1>
      </Head>
      <main>
        {data.map(({ name, plates }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {plates.map((plate) => (
                <Item key={plate.id}>
                  <div>
                    <h3>
                      <Link to={`/${plate.id}`}>{plate.name}</Link>
                    </h3>
                    <p>{plate.description}</p>
                    <b>{plate.price / 100}</b>
                  </div>
                  {plate.picture !== undefined && (
                    <Picture
                      src={plate.picture}
                      alt=""
                      width="96"
                      height="96"
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                </Item>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  )
}

/** The page on the server and in the browser. */
export function Floor({ categories, isServer }: { categories: readonly Category[]; isServer: boolean }) {
  const menu = <Menu categories={categories} />
  return (
    <QueryClientProvider client={new QueryClient()}>
      {isServer ? <StaticRouter location="/">{menu}</StaticRouter> : <BrowserRouter>{menu}</BrowserRouter>}
    </QueryClientProvider>
  )
}
