import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <main>
        <h1>Prueba</h1>
        <button type="button">Con nombre</button>
        <button type="button" id="nameless" style="width:44px;height:44px"></button>
        <img src="data:," alt="Un plato" />
        <button type="button" aria-label="Buscar" style="width:44px;height:44px"><svg role="img" width="20" height="20"></svg></button>
        <button type="button"><img src="data:," width="20" height="20" /> Filtrar</button>
        <button type="button" title="Ver" style="width:44px;height:44px"><svg role="img" width="20" height="20"></svg></button>
        <h2 id="title">Mapa</h2>
        <button type="button" aria-labelledby="title" style="width:44px;height:44px"><i role="img"></i></button>
        <a href="#x" style="display:block;width:44px;height:44px" aria-label="Instagram"><svg width="20" height="20"></svg></a>
        <img src="data:," id="picture" />
        <div id="host"><template shadowrootmode="open"><div id="inner">
          <template shadowrootmode="open"><button style="width:44px;height:44px"></button></template>
        </div></template></div>
        <button type="button" style="height:44px">Inocente</button>
        <button type="button" style="height:44px" aria-haspopup="menu" aria-expanded="false" aria-controls="account">Mi cuenta</button>
        <ul role="menu" id="account" aria-label="Mi cuenta" hidden><li role="menuitem">Salir</li></ul>
        <button type="button" style="height:44px" id="lost" aria-haspopup="menu" aria-expanded="false" aria-controls="later">Idioma</button>
        <table id="prices"><caption>Precios</caption>${'<tr><td>1</td><td>2</td><td>3</td><td>4</td></tr>'.repeat(4)}</table>
      </main>`,
  expected: ['#nameless', '#lost', '#picture', '#host >> #inner >> button', '#prices'],
}
