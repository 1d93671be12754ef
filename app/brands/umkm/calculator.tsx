import { useState } from 'react';
import { Container } from '../../ui/container';
import { formatRupiah } from '../../ui/format';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './calculator.module.css';
import { reckon } from './price';

/** What an hour is paid to somebody who helps in the neighbour's shop, in rupiah. */
const WAGE = 15_000;

/** The big calculator that stands in the middle of the market: one's own hours are reckoned too. */
export function Calculator() {
  const [goods, setGoods] = useState(120_000);
  const [hours, setHours] = useState(5);
  const [pieces, setPieces] = useState(60);
  const [price, setPrice] = useState(2500);
  const { left, byHour, fair } = reckon({ goods, hours, pieces, price }, WAGE);
  return (
    <section className={styles.middle} aria-labelledby="kalkulator">
      <Container>
        <h2 id="kalkulator">Jam bangunmu sudah masuk hitungan?</h2>
        <div className={styles.machine}>
          <div className={styles.keys}>
            <RangeField
              label="Belanja bahan hari ini"
              value={goods}
              shown={formatRupiah(goods)}
              range={{ min: 10_000, max: 500_000, step: 5000 }}
              isTold={false}
              onChange={setGoods}
            />
            <RangeField
              label="Menyiapkan dan menjual"
              value={hours}
              shown={`${hours} jam`}
              range={{ min: 1, max: 14 }}
              isTold={false}
              onChange={setHours}
            />
            <RangeField
              label="Jadi"
              value={pieces}
              shown={`${pieces} buah`}
              range={{ min: 5, max: 200, step: 5 }}
              isTold={false}
              onChange={setPieces}
            />
            <RangeField
              label="Harga sebuah"
              value={price}
              shown={formatRupiah(price)}
              range={{ min: 500, max: 25_000, step: 500 }}
              isTold={false}
              onChange={setPrice}
            />
          </div>
          <div className={styles.display} role="status">
            <p>
              {left < 0 ? 'Nombok sehari' : 'Sisa sehari'}
              <strong>{formatRupiah(Math.abs(left))}</strong>
            </p>
            <p>
              Tenagamu sejam
              <strong>{formatRupiah(Math.max(0, byHour))}</strong>
            </p>
            <p className={styles.advice}>
              {byHour >= WAGE
                ? 'Harga ini menghidupimu. Tempelkan besar-besar.'
                : `Supaya sejam terbayar ${formatRupiah(WAGE)}, tempel ${formatRupiah(fair)}.`}
            </p>
          </div>
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}
