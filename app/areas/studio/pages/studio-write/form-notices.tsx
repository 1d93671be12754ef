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

interface AddressChangeProps {
  from: string;
  to: string;
  /** Whether the site finds the post by its old address too. */
  leadsOn: boolean;
}

/** Said before an address is changed that readers may have. */
export function AddressChange({ from, to, leadsOn }: AddressChangeProps) {
  if (from === '' || to === from) return null;
  if (leadsOn) {
    return (
      <Notice>
        Setelah disimpan, alamat lama ({from}) mengantar ke yang baru: tautan yang sudah dibagikan
        tetap sampai ke tulisan ini, karena nomornya ada di alamatnya.
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      Setelah disimpan, alamat lama ({from}) tidak ada lagi: tautan yang sudah dibagikan tidak
      sampai ke tulisan ini. Yang membukanya hanya ditawari pencarian dengan kata-kata dari alamat
      itu.
    </Notice>
  );
}
