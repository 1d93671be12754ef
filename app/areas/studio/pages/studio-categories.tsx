import { useState } from 'react';
import {
  type Category,
  deleteCategory,
  listCategories,
  restoreCategory,
} from '../../../api/post-category';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { usePageQuery } from '../../../router/page-query';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { studioKindOf, studioKinds } from '../../../sections/studio/studio-kinds';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { StackedTable } from '../../../ui/stacked-table';
import { useRemoval } from '../use-removal';
import styles from './studio.module.css';
import { CategoryForm } from './studio-categories/category-form';

/** The categories of a kind of post: made, renamed, deleted and brought back. */
export default function StudioCategoriesPage() {
  const kind = studioKindOf(usePageQuery().kind);
  const call = listCategories({ kindSlug: kind.slug, all: true });
  const reading = useCall(call);
  const removal = useRemoval();
  const [asked, setAsked] = useState<Category | null>(null);
  const [edited, setEdited] = useState<Category | null>(null);
  return (
    <PortalPage title="Kategori" lead="Pembaca menyaring daftar tulisan menurut kategorinya.">
      <FilterNav
        label="Jenis"
        options={studioKinds.map(({ slug, label }) => ({
          label,
          to: `?kind=${slug}`,
          selected: slug === kind.slug,
        }))}
      />
      {removal.notice}
      <Panel id="isi-kategori" title={edited ? `Ubah ${edited.name}` : 'Kategori baru'}>
        <Card>
          <CategoryForm
            key={`${kind.slug} ${edited?.slug ?? ''}`}
            kindSlug={kind.slug}
            category={edited}
            onClose={() => setEdited(null)}
          />
        </Card>
      </Panel>
      <Panel id="daftar-kategori" title={`Kategori ${kind.label.toLowerCase()}`}>
        <Card>
          <QueryBoundary
            reading={reading}
            label="Memuat kategori"
            skeleton={<Skeleton height="16rem" />}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title="Belum ada kategori" />}
          >
            {({ items }) => (
              <StackedTable
                compact
                columns={['Nama', 'Keterangan', 'Tulisan', 'Tindakan']}
                rows={items.map((item) => ({
                  key: item.id,
                  heading: item.name,
                  cells: [
                    item.description || 'Tanpa keterangan',
                    formatNumber(item.totalPosts),
                    <span key="acts" className={styles.acts}>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`Ubah ${item.name}`}
                        onClick={() => setEdited(item)}
                      >
                        Ubah
                      </Button>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`Hapus ${item.name}`}
                        onClick={() => setAsked(item)}
                      >
                        Hapus
                      </Button>
                    </span>,
                  ],
                }))}
              />
            )}
          </QueryBoundary>
        </Card>
      </Panel>
      {removal.dialog(asked, () => setAsked(null), {
        title: asked?.name ?? '',
        what: `${formatNumber(asked?.totalPosts ?? 0)} tulisan di dalamnya tetap terbit, tanpa kategori.`,
        remove: deleteCategory({ kindSlug: kind.slug, slug: asked?.slug ?? '' }),
        restore: restoreCategory({ kindSlug: kind.slug, slug: asked?.slug ?? '' }),
      })}
    </PortalPage>
  );
}
