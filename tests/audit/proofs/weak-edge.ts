import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        body { background: #fff; font: 16px sans-serif }
        input, button { display: block; margin: 12px; width: 200px; height: 44px; background: #fff; border: 1px solid #767676 }
        .icon { width: 44px; border: 0 }
        .box { display: flex; width: 240px; border: 1px solid #555 }
        .box input { border: 0; margin: 0 }
      </style>
      <h1>Campos</h1>
      <input aria-label="Con borde" />
      <input aria-label="Solo una línea" style="border:0;border-bottom:1px solid #555" />
      <input aria-label="Con relleno" style="border:0;background:#666" />
      <input aria-label="Redondo" style="border-radius:22px" />
      <div class="box"><input aria-label="Borde de su caja" /></div>
      <input aria-label="Borde pálido" id="pale" style="border-color:#ddd" />
      <input aria-label="Sin borde" id="none" style="border:0" />
      <button type="button" class="icon" aria-label="Cerrar">
        <svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="#333" stroke-width="2" /></svg>
      </button>
      <button type="button" class="icon" id="faint" aria-label="Buscar">
        <svg width="24" height="24"><circle cx="12" cy="12" r="8" fill="none" stroke="#ccc" stroke-width="2" /></svg>
      </button>
      <button type="button" class="icon" id="round" aria-label="Agregar" style="border-radius:50%;background:#0a5c36">
        <svg width="24" height="24"><path d="M12 4V20M4 12H20" stroke="#0a6c40" stroke-width="3" /></svg>
      </button>
      <button type="button" class="icon" id="bordered" aria-label="Filtrar" style="border:1px solid #333">
        <svg width="24" height="24"><path d="M4 6H20L14 13V20" fill="#ddd" /></svg>
      </button>
      <div id="host"><template shadowrootmode="open"><input aria-label="Bien" /> <input aria-label="En una raíz" id="inner" style="border:1px solid #ddd" /></template></div>
      <button type="button" style="border:0">Un botón de texto no necesita borde</button>`,
  expected: ['#pale', '#none', '#faint', '#round', '#bordered', '#host >> #inner'],
}
