/**
 * Says to who has no script that what stands here needs one. The edge alone renders it; what
 * comes next to it is not shown then (scripted.css).
 */
export function ScriptNote() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          Bagian ini membutuhkan JavaScript. Nyalakan JavaScript di peramban, lalu muat ulang
          halaman.
        </p>
      )}
    </noscript>
  );
}
