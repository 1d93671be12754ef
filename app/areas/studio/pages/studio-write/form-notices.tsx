import { useEffect, useRef } from 'react';
import { Notice } from '../../../../ui/feedback';

/** Said once two versions have become one, in the place of what asked for it. */
export function Merged() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <Notice>Pilihanmu sudah masuk ke penyunting. Periksa, lalu simpan.</Notice>
    </div>
  );
}

/** Said before an address is changed that readers may have. */
export function AddressChange({ from, to }: { from: string; to: string }) {
  if (from === '' || to === from) return null;
  return (
    <Notice tone="warning">
      Setelah disimpan, alamat lama ({from}) tidak ada lagi: tautan yang sudah dibagikan tidak
      sampai ke tulisan ini.
    </Notice>
  );
}
